type Findable = { name: string; description: string; folderId: number | null };

export type ProjectFilter = {
  /** Looked for in name and description, whatever the case. */
  search: string;
  /** Null for all folders. */
  folderId: number | null;
};

export function matchesFilter(project: Findable, { search, folderId }: ProjectFilter): boolean {
  if (folderId !== null && project.folderId !== folderId) return false;
  const wanted = search.trim().toLowerCase();
  return `${project.name}\n${project.description}`.toLowerCase().includes(wanted);
}

/** The projects a person is looking for, in the order given. */
export function findProjects<Project extends Findable>(projects: readonly Project[], filter: ProjectFilter): Project[] {
  return projects.filter((project) => matchesFilter(project, filter));
}

/** For looking something up by its name. */
export function sortByName<Project extends { name: string }>(projects: readonly Project[]): Project[] {
  return projects.toSorted((one, other) => one.name.localeCompare(other.name, undefined, { sensitivity: 'base' }));
}

/** What is in work comes first, so that one goes on where one stopped; else the order is kept. */
export function putInWorkFirst<Project extends { status: string }>(projects: readonly Project[]): Project[] {
  const inWork = projects.find((project) => project.status !== 'completed');
  return inWork ? [inWork, ...projects.filter((project) => project !== inWork)] : [...projects];
}
