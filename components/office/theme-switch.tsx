'use client'

import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

import { IconButton } from '@/components/ui/icon-button'
import { applyTheme } from '@/lib/browser/theme'

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** A chosen theme is on the html element, otherwise the system's counts. */
function isDarkNow(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? systemDark().matches : theme === 'dark'
}

function subscribe(changed: () => void): () => void {
  const system = systemDark()
  const chosen = new MutationObserver(changed)
  system.addEventListener('change', changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', changed)
    chosen.disconnect()
  }
}

/** Dark or light. What the system has anyway is not kept as a choice, so that the page follows the system again. */
export function ThemeSwitch() {
  const intl = useIntl()
  const isDark = useSyncExternalStore(subscribe, isDarkNow, () => false)
  function turn() {
    const isNext = !isDark
    applyTheme(isNext === systemDark().matches ? 'system' : isNext ? 'dark' : 'light')
  }
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={intl.formatMessage({ id: 'office.dark' })}
      aria-pressed={isDark}
      onClick={turn}
    />
  )
}
