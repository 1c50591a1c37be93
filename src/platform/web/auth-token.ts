const storageKey = 'auth_token';

/** The bearer token of this browser, if one is stored: local storage wins over session storage. */
function readAuthToken(): string | null {
  return localStorage.getItem(storageKey) ?? sessionStorage.getItem(storageKey);
}

export function forgetAuthToken(): void {
  localStorage.removeItem(storageKey);
  sessionStorage.removeItem(storageKey);
}

/** The header that carries the token, or none. */
export function authHeader(): Record<string, string> {
  const token = readAuthToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}
