/** Class names shared by text fields and selects. */
export const controlStyle =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2 text-base text-ink transition-colors hover:border-ink ' +
  'aria-invalid:border-sale disabled:border-line disabled:bg-surface-2 disabled:text-ink-subtle [&:is(input,textarea):read-only]:bg-surface-2'
