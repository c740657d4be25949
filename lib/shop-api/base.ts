/**
 * Where the browser finds the shop API: SHOP_API_URL, which the page tells it in `<html data-api-host>`; '' for the page's own host. Without a
 * document (while a page is rendered) there is no link to it that a browser follows before it has the page.
 */
export function apiBase(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset['apiHost'] ?? '')
}
