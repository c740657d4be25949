/** Numbers of a table stand right, so that they are compared by their last figure. */
import { cx } from '@/components/ui/cx'

export const NUMBER_CELL = 'office-cell text-end whitespace-nowrap'

export const headCell = (isNumber: boolean): string => cx('office-cell office-head', isNumber && 'text-end')
