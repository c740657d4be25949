'use client'

import { lazy, Suspense } from 'react'

import type { PageForm as PageFormKind } from '@/lib/pages/page-form'

/** Each loaded only on pages with this form. */
const EnquiryForm = lazy(() => import('./enquiry-form'))
const NewsletterForm = lazy(() => import('./newsletter-form'))

/** The form below the text of a content page. */
export function PageForm({ form, privacyHref }: { form: PageFormKind; privacyHref: string | null }) {
  return (
    <section className="mt-10 max-w-form rounded-card border border-line bg-surface p-6">
      <Suspense>
        {form.kind === 'enquiry' ? (
          <EnquiryForm kind={form.enquiry} privacyHref={privacyHref} />
        ) : (
          <NewsletterForm list={form.list} privacyHref={privacyHref} />
        )}
      </Suspense>
    </section>
  )
}
