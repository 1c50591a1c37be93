export default function EditorPage() {
  return <main className="page type-page-title py-10">Editor</main>;
}
