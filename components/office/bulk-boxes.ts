/** The boxes of a list: one in each row, and one in the head for all rows of the page. */

export const ROW_BOX = 'record'
export const PAGE_BOX = 'page-records'

const rowBoxes = (list: Element) => [...list.querySelectorAll<HTMLInputElement>(`input[name="${ROW_BOX}"]`)]

/** The ids of the rows that are ticked. The box in the head says whether all of them are, or some. */
export function tickedIn(list: Element): string[] {
  const boxes = rowBoxes(list)
  const ticked = boxes.filter(({ checked }) => checked)
  const head = list.querySelector<HTMLInputElement>(`input[name="${PAGE_BOX}"]`)
  if (head) {
    head.checked = boxes.length > 0 && ticked.length === boxes.length
    head.indeterminate = ticked.length > 0 && ticked.length < boxes.length
  }
  return ticked.map(({ value }) => value)
}

export function tickAll(list: Element, isTicked: boolean): void {
  for (const box of rowBoxes(list)) box.checked = isTicked
  tickedIn(list)
}
