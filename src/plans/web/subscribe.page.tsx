export default function SubscribePage() {
  return <main className="page type-page-title py-10">Subscribe</main>;
}
