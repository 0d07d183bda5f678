import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { addressOf } from './editor-links'
import * as css from './rich-text.css'

type LinkFieldProps = {
  /** of the link at the cursor */
  href: string
  onApply(href: string): void
  onRemove(): void
  onClose(): void
}

/** Not a <form>: the editor may be inside one. */
export function LinkField({ href, onApply, onRemove, onClose }: LinkFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(href)
  const [isRefused, setRefused] = useState(false)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const apply = () => {
    const address = addressOf(text)
    if (address) return onApply(address)
    setRefused(true)
    input.current?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // keeps a surrounding dialog open
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const error = isRefused && t`Enter a web address, an email address or a phone number.`
  return (
    <fieldset aria-label={t`Link`} className={css.linkField} onKeyDown={keys}>
      <Field label={t`Link address`} error={error} className={css.address}>
        <Input
          ref={input}
          value={text}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          onChange={(next) => {
            setText(next)
            setRefused(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            apply()
          }}
        />
      </Field>
      <div className={css.linkActions}>
        <Button look="primary" onClick={apply}>{t`Apply`}</Button>
        {href !== '' && <Button onClick={onRemove}>{t`Remove link`}</Button>}
        <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </fieldset>
  )
}
