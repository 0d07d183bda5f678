import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { FieldError } from '../../ui/field'
import * as css from './form.css'
import { FormItem } from './form-item'
import * as item from './form-item.css'
import type { OpenForm } from './open-form'
import { useFormMessages } from './use-invoice-form-messages'

/** The lines of the invoice. Enter in one begins the next. */
export function FormItems({ form }: { form: OpenForm }) {
  const { t } = useLingui()
  const { parts, errorText } = useFormMessages()
  const containerRef = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  const { items } = form.draft

  useEffect(() => {
    const key = wanted.current
    if (key === undefined) return
    wanted.current = undefined
    containerRef.current?.querySelector<HTMLElement>(`[data-item="${key}"] input`)?.focus()
  })
  const add = (after?: number) => {
    wanted.current = form.addItem(after)
  }
  const remove = (key: string, at: number) => {
    wanted.current = items[at + 1]?.key ?? items[at - 1]?.key
    form.removeItem(key)
  }
  return (
    <Card title={t`Items`}>
      <div ref={containerRef} className={item.list} data-field="items">
        <div className={item.heads} aria-hidden="true">
          <span>{parts.name}</span>
          <span className={item.numberHead}>{parts.quantity}</span>
          <span className={item.numberHead}>{parts.cost}</span>
          <span className={item.numberHead}>{parts.discount}</span>
          <span className={item.numberHead}>{t`Amount`}</span>
          <span />
        </div>
        <ul className={item.list}>
          {items.map((each, at) => (
            <FormItem
              key={each.key}
              form={form}
              item={each}
              position={at}
              onEnter={() => add(at)}
              onRemove={() => remove(each.key, at)}
            />
          ))}
        </ul>
        {form.errors.items && <FieldError>{errorText(form.errors.items)}</FieldError>}
        <div className={css.actions}>
          <Button icon={<Plus />} onClick={() => add()}>{t`Add an item`}</Button>
          <span className={css.quiet}>{t`Press Enter to add a line. A discount is 50 baht or 10%.`}</span>
        </div>
      </div>
    </Card>
  )
}
