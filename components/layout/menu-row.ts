/** Class names of an entry of the mobile menu and of the menu page. */
export const MENU_ROW = 'flex min-h-13 w-full items-center justify-between gap-3 py-2 text-left'
