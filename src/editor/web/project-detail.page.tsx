export default function ProjectDetailPage() {
  return <main className="page type-page-title py-10">Project</main>;
}
