'use client'

import { useEffect, useState } from 'react'

import { cx } from '@/components/ui/cx'
import { applyTheme, type Theme } from '@/lib/browser/theme'

interface ThemeChoiceProps {
  label: string
  labels: Record<Theme, string>
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** Light, dark or the system's theme; stored in this browser. */
export function ThemeChoice({ label, labels }: ThemeChoiceProps) {
  const [chosen, setChosen] = useState<Theme>('system')
  useEffect(() => {
    const stored = document.documentElement.dataset['theme']
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the choice is stored on the html element
    if (stored === 'light' || stored === 'dark') setChosen(stored)
  }, [])
  const choose = (theme: Theme) => {
    setChosen(theme)
    applyTheme(theme)
  }
  return (
    <div role="group" aria-label={label} className="inline-flex self-start rounded-control border border-line-strong">
      {THEMES.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={chosen === theme}
          className={cx(
            'min-h-9 px-3 text-sm first:rounded-l-control last:rounded-r-control',
            chosen === theme ? 'bg-ink text-canvas' : 'hover:bg-surface-2',
          )}
          onClick={() => choose(theme)}
        >
          {labels[theme]}
        </button>
      ))}
    </div>
  )
}
