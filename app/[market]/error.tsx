'use client'

import { LazyErrorScreen } from '@/components/layout/lazy-screens'

export default LazyErrorScreen
