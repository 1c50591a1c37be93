export default function DashboardPage() {
  return <main className="page type-page-title py-10">Dashboard</main>;
}
