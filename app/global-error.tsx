'use client'

import './globals.css'

import { FullPageErrorFrame } from '@/components/layout/full-page-error-frame'

export default FullPageErrorFrame
