import { useLingui } from '@lingui/react/macro'
import Share from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { copyText } from '../orders/reply/copying'
import { useToaster } from '../runtime/use-toaster'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import * as css from './product.css'

type ProductShareProps = { name: string; href: string | undefined }

/** An absolute URL. */
const wholeAddress = (href: string | undefined): string => new URL(href ?? location.href, location.href).href

/** true if it was shared or cancelled by the user */
async function share(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Uses the Web Share API, otherwise copies the URL, otherwise shows it. */
export function ProductShare({ name, href }: ProductShareProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [shown, setShown] = useState<string>()
  const press = async () => {
    const url = wholeAddress(href)
    if (await share(name, url)) return
    if (await copyText(url, null)) toaster.show({ id: 'product-link', tone: 'success', title: t`Link copied` })
    else setShown(url)
  }
  return (
    <>
      <Button look="ghost" icon={<Share />} onClick={() => void press()}>
        {t`Share`}
      </Button>
      {shown !== undefined && (
        <Field
          label={t`Link to this product`}
          hint={t`Your browser blocked copying. Select the text and copy it yourself.`}
          className={css.link}
        >
          <Input readOnly value={shown} onChange={() => undefined} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      )}
    </>
  )
}
