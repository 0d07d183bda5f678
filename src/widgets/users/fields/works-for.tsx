import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useShopLimit } from '../../runtime/use-shop-limit'
import { useShops } from '../../shops/use-shops'
import { Checkbox } from '../../ui/checkbox'
import * as form from '../../ui/form.css'
import { useFieldMessages } from './use-user-field-messages'
import type { UserForm } from './use-user-form'
import * as css from './works-for.css'

type WorksForProps = {
  role: string
  /** ids; empty = all that the current user may give */
  shops: readonly number[]
  error: readonly string[] | undefined
  onChange(shops: number[]): void
}

/** The shops that a user works for: all, or at least one. */
export function WorksFor({ role, shops, error, onChange }: WorksForProps) {
  const { t } = useLingui()
  const { labels, errorText } = useFieldMessages()
  const errorId = useId()
  const limit = useShopLimit()
  const all = useShops().shops
  const named = all.map(({ id, ShopName, Closed }) => ({ id, name: Closed ? t`${ShopName} (closed)` : ShopName }))
  const unnamed = shops.filter((id) => !all.some((shop) => shop.id === id))
  const options = [...named, ...unnamed.map((id) => ({ id, name: `#${id}` }))]
  if (options.length < 2 && shops.length === 0) return null
  const isAll = shops.length === 0
  const ids = options.map(({ id }) => id)
  const chosen = isAll ? ids : shops
  const toggle = (id: number, isOn: boolean) =>
    onChange(ids.filter((each) => (each === id ? isOn : chosen.includes(each))))
  return (
    <fieldset className={css.group} data-field="shops" aria-describedby={error && errorId}>
      <legend className={css.legend}>{labels.shops}</legend>
      {role === 'owner' ? (
        <p className={form.quiet}>{t`An owner works for all shops.`}</p>
      ) : (
        <>
          {!limit && (
            <Checkbox checked={isAll} onChange={(isOn) => onChange(isOn ? [] : ids)} hint={t`Also new ones`}>
              {t`All shops`}
            </Checkbox>
          )}
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              // nobody works for no shop
              disabled={chosen.length === 1 && chosen.includes(id)}
              onChange={(isOn) => toggle(id, isOn)}
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
          {!isAll && (
            <p
              className={form.quiet}
            >{t`They see and change only orders, customers, invoices and figures of these shops.`}</p>
          )}
        </>
      )}
      {error && (
        <p id={errorId} className={css.error}>
          {errorText(error)}
        </p>
      )}
    </fieldset>
  )
}

/** The same in the form of a user. */
export function FormShops({ form: { draft, errors, set } }: { form: UserForm }) {
  return (
    <WorksFor role={draft.role} shops={draft.shops} error={errors.shops} onChange={(shops) => set('shops', shops)} />
  )
}
