/** Every sentence a person reads while signing in. */
export const accountMessages = {
  unknownUser: {
    title: 'We could not check who you are',
    text: 'The server did not answer as it should. Nothing of yours is lost; try again in a moment.',
    action: 'Try Again',
  },
  signIn: {
    title: 'Back to the script',
    action: 'Sign in',
    wrong: 'That e-mail and password do not go together. Check both, or use “Forgot it?” for a new password.',
    failed: 'Signing in did not work just now. What you typed is still here; please try again.',
  },
  signUp: {
    title: 'Take the stage',
    action: 'Create account',
    sent: 'If this address is new, your account is ready: sign in with it. If it already has one, we have written to it.',
    failed: 'Creating the account did not work just now. What you typed is still here; please try again.',
  },
  forgotten: {
    title: 'A new password',
    text: 'Tell us your e-mail. If it has an account, we send a link that is good for one hour.',
    action: 'Send the link',
    sent: 'If this address has an account, a link is on its way. It is good for one hour.',
    failed: 'Sending the link did not work just now. Please try again.',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    action: 'Save new password',
    done: 'Your new password is saved. Sign in with it.',
    missingToken: 'This link is not complete. Open it from the e-mail again, or ask for a new one.',
    spent: 'This link is spent or too old. Ask for a new one.',
    failed: 'Saving the password did not work just now. Please try again.',
    again: 'Ask for a new link',
  },
  fields: {
    emailMissing: 'Please enter your e-mail.',
    emailWrong: 'This does not look like an e-mail address, e.g. maya@example.com.',
    passwordMissing: 'Please enter your password.',
    passwordShort: 'A password needs at least 8 characters.',
    passwordLong: 'A password has at most 128 characters.',
    firstNameMissing: 'Please enter your first name.',
  },
  tooMany: 'Too many tries. Please wait a minute and try again.',
  offline: 'The server cannot be reached. What you typed is still here; please try again.',
  demo: {
    title: 'Rather look around first?',
    failed: 'The demo could not be opened just now. Please try again.',
    pro: { action: 'Explore as Pro', note: 'Two sample scripts, everything open.' },
    free: { action: 'Explore on the free plan', note: 'Write a whole script and see where Pro begins.' },
  },
};
