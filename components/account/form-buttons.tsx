import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'

interface FormButtonsProps {
  busy: boolean
  onClose: () => void
  /** Id of the message of the button that sends the form. */
  saveId?: string
}

/** Save and cancel. */
export function FormButtons({ busy, onClose, saveId = 'profile.save' }: FormButtonsProps) {
  const intl = useIntl()
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {intl.formatMessage({ id: saveId })}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {intl.formatMessage({ id: 'profile.cancel' })}
      </Button>
    </div>
  )
}
