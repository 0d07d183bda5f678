import { useLingui } from '@lingui/react/macro'
import Link from 'lucide-react/icons/link'
import { useState } from 'react'
import { copyText } from '../../orders/reply/copying'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'

/** An address that works outside of this page as well. */
const wholeAddress = (href: string | undefined): string => new URL(href ?? location.href, location.href).href

/** Puts the post's address on the clipboard, else shows it. */
export function PostShare({ href }: { href: string | undefined }) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [shown, setShown] = useState<string>()
  const press = async () => {
    const url = wholeAddress(href)
    if (await copyText(url, null)) toaster.show({ id: 'post-link', tone: 'success', title: t`Link copied` })
    else setShown(url)
  }
  return (
    <>
      <Button icon={<Link />} onClick={() => void press()}>
        {t`Copy link`}
      </Button>
      {shown !== undefined && (
        <Field
          label={t`Link to this post`}
          hint={t`Your browser blocked copying. Select the text and copy it yourself.`}
        >
          <Input readOnly value={shown} onChange={() => undefined} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      )}
    </>
  )
}
