import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef } from 'react'
import { momentText } from '../../i18n/dates'
import { copyText } from '../../orders/reply/copying'
import { useLocale } from '../../runtime/use-locale'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Textarea } from '../../ui/input'
import { isFocusLost } from '../../ui/use-row-focus'
import * as css from './link-to-copy.css'

type LinkToCopyProps = {
  /** URL pattern of the page that sets a password, with `{token}` */
  pattern: string
  token: string
  expiresAt: string
}

/** A link with which somebody sets a password, in the place of the form that made it. */
export function LinkToCopy({ pattern, token, expiresAt }: LinkToCopyProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const toaster = useToaster()
  const area = useRef<HTMLTextAreaElement>(null)
  // in the place of the form whose button had the focus
  useEffect(() => {
    if (area.current && isFocusLost(area.current)) area.current.focus()
  }, [])
  const url = new URL(pattern.replace('{token}', encodeURIComponent(token)), location.href).href
  const until = momentText(expiresAt, locale)
  const copy = async () => {
    const isDone = await copyText(url, area.current)
    toaster.show(
      isDone
        ? { id: 'password-link', tone: 'success', title: t`Link copied` }
        : {
            id: 'password-link',
            tone: 'error',
            title: t`Your browser blocked copying. Select the link and copy it yourself.`,
          },
    )
  }
  return (
    <>
      <Field label={t`Link`} hint={t`Works once, until ${until}. It's shown only now.`}>
        <Textarea ref={area} readOnly dir="ltr" rows={3} value={url} onChange={() => undefined} />
      </Field>
      <div className={css.tools}>
        <Button look="primary" icon={<Copy />} data-autofocus="" onClick={() => void copy()}>
          {t`Copy link`}
        </Button>
      </div>
    </>
  )
}
