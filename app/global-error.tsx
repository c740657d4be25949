'use client'

import './globals.css'

import { FullPageErrorFrame } from '@/components/layout/full-page-error-frame'

import { fontVariables } from './fonts'

export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return <FullPageErrorFrame error={error} className={fontVariables} />
}
