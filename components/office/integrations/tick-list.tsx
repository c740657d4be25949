'use client'

interface TickListProps {
  name: string
  legend: string
  choices: readonly { readonly value: string; readonly text: string }[]
}

/** Choices of a form, of which several can be ticked. */
export function TickList({ name, legend, choices }: TickListProps) {
  return (
    <fieldset className="flex flex-col gap-1 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{legend}</legend>
      <div className="grid gap-x-4 md:grid-cols-2">
        {choices.map(({ value, text }) => (
          <label key={value} className="flex min-h-9 items-center gap-2">
            <input type="checkbox" name={name} value={value} className="size-5 shrink-0" />
            <span className="min-w-0">
              {text}
              <span className="block break-all text-ink-muted text-xs">{value}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
