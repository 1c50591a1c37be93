const hoursSavedByOneScript = 8.5;

export type ProjectStatistics = {
  scripts: number;
  completed: number;
  hoursSaved: number;
  /** Mean of the projects' progress in percent; 0 without projects. */
  averageProgress: number;
};

/** The four figures over the dashboard. */
export function projectStatistics(projects: readonly { status: string; progress: number }[]): ProjectStatistics {
  const scripts = projects.length;
  const progress = projects.reduce((sum, project) => sum + project.progress, 0);
  return {
    scripts,
    completed: projects.filter((project) => project.status === 'completed').length,
    hoursSaved: Math.round(scripts * hoursSavedByOneScript),
    averageProgress: scripts === 0 ? 0 : progress / scripts,
  };
}
