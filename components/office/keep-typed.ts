/**
 * What somebody typed, chose or ticked before the page was interactive. React takes over the controls as the server sent them and does not
 * look at what is in them; its next rendering would write the server's values over it.
 */
type Typed = HTMLInputElement | HTMLTextAreaElement

const isTick = (control: Typed): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Writes past React, so that the event that follows looks like a person's. */
function write(control: Typed, value: string): void {
  const type = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, value)
}

function tellText(control: Typed): void {
  const typed = control.value
  if (typed === control.defaultValue) return
  control.value = control.defaultValue
  write(control, typed)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function tellTick(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked) return
  control.checked = control.defaultChecked
  control.click()
}

function tellChoice(select: HTMLSelectElement): void {
  const given = [...select.options].findIndex(({ defaultSelected }) => defaultSelected)
  if (select.selectedIndex !== Math.max(given, 0)) select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Tells the components below an element what is in its controls already. Runs once, when they have become interactive. */
export function keepTyped(root: ParentNode): void {
  for (const control of root.querySelectorAll<Typed | HTMLSelectElement>('input, textarea, select')) {
    if (control instanceof HTMLSelectElement) tellChoice(control)
    else if (control.type === 'file') continue
    else if (isTick(control)) tellTick(control)
    else tellText(control)
  }
}
