/** Measures of size tables: with the decimal sign of a language, and in inches (spec 3 §5 "Size guide"). */
const CM_PER_INCH = 2.54
/** Tape measures and tailors use half inches. */
const STEP = 0.5

/** A measure in centimetres, such as `86–92` or `100,5`, in inches, rounded to the half; a text without a number is unchanged. */
export function toInches(value: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return value.replace(/\d+(?:[.,]\d+)?/g, (number) =>
    format.format(Math.round(Number(number.replace(',', '.')) / CM_PER_INCH / STEP) * STEP),
  )
}

/** A measure with the decimal sign of a language: `22.5` is `22,5` in Finnish. Tables are stored with points or commas, as they were written. */
export function localDecimals(value: string | undefined, locale: string): string | undefined {
  const [sign = '.'] = new Intl.NumberFormat(locale).format(0.5).match(/[.,]/) ?? []
  return value?.replace(/(\d)[.,](?=\d)/g, `$1${sign}`)
}
