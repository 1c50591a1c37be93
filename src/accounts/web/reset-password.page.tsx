export default function ResetPasswordPage() {
  return <main>reset-password</main>;
}
