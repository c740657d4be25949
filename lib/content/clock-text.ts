import type { Language } from '@/lib/market/languages'

/** A time such as `10:00` as a language writes it: 10.00 in Finnish and Swedish, 10 h in French. */
export function clockText(time: string, language: Language): string {
  if (language === 'fi' || language === 'sv') return time.replace(':', '.')
  if (language !== 'fr') return time
  const [hours = '', minutes = '00'] = time.split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}
