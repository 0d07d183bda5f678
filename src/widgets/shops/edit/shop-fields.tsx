import { useLingui } from '@lingui/react/macro'
import type { ShopText } from '../../../core/shops/edit/shops.edit.fields'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input, Textarea } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { QrCode } from '../../ui/qr-code'
import { ShopAccounts } from './shop-accounts'
import * as css from './shop-edit.css'
import { ShopFee } from './shop-fee'
import type { ShopEdit } from './use-shop-edit'
import { useShopMessages } from './use-shop-messages'

type ShopTextProps = {
  edit: ShopEdit
  name: ShopText
  required?: boolean
  rows?: number
  inputMode?: 'tel' | 'numeric'
  hint?: string
}

function ShopTextField({ edit, name, required, rows, inputMode, hint }: ShopTextProps) {
  const { labels, errorText } = useShopMessages()
  const text = {
    value: edit.draft[name],
    onChange: (typed: string) => edit.set(name, typed),
    autoComplete: 'off',
    dir: 'auto',
  }
  return (
    <div data-field={name}>
      <Field label={labels[name]} error={errorText(edit.errors[name], name)} required={required} hint={hint}>
        {rows ? <Textarea rows={rows} {...text} /> : <Input inputMode={inputMode} {...text} />}
      </Field>
    </div>
  )
}

function Shipping({ edit }: { edit: ShopEdit }) {
  const { t } = useLingui()
  const { labels, errorText } = useShopMessages()
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Shipping`}</h3>
      <div data-field="ShippingCost">
        <Field
          label={labels.ShippingCost}
          error={errorText(edit.errors.ShippingCost, 'ShippingCost')}
          hint={t`New orders begin with it, unless the message or you say otherwise. Not for orders that customers collect.`}
        >
          <MoneyField
            value={edit.draft.shipping}
            placeholder="0"
            onChange={(amount) => edit.set('shipping', amount)}
            onError={(code) => edit.refuse('shipping', code)}
          />
        </Field>
      </div>
    </section>
  )
}

function Payment({ edit }: { edit: ShopEdit }) {
  const { t } = useLingui()
  const { promptPay } = edit
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Payment and tax`}</h3>
      <div className={css.payment}>
        <div className={form.fields}>
          <ShopTextField
            edit={edit}
            name="PromptPayId"
            inputMode="numeric"
            hint={t`Mobile, citizen, tax or e-wallet number. Leave blank for no QR code.`}
          />
          <ShopTextField edit={edit} name="TaxId" inputMode="numeric" hint={t`13 digits, or leave blank`} />
        </div>
        {promptPay && (
          <figure className={css.code}>
            <QrCode text={promptPay} label={t`QR code for this PromptPay number`} />
            <figcaption
              className={form.quiet}
            >{t`Scan it with a banking app: it must show the shop's name.`}</figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

function Bills({ edit }: { edit: ShopEdit }) {
  const { t } = useLingui()
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Bill payment by QR code`}</h3>
      <ShopTextField
        edit={edit}
        name="BillerId"
        inputMode="numeric"
        hint={t`15 digits from your bank, if it has registered the shop for bill payment. Leave blank for none.`}
      />
      <div className={form.pairs}>
        <ShopTextField edit={edit} name="BillerRef1" hint={t`Leave blank for the order number`} />
        <ShopTextField edit={edit} name="BillerRef2" hint={t`Only if your bank asks for it`} />
      </div>
    </section>
  )
}

export function ShopFields({ edit }: { edit: ShopEdit }) {
  const { t } = useLingui()
  return (
    <fieldset className={form.fields} disabled={edit.stage === 'saving'}>
      <section className={form.group}>
        <h3 className={form.groupTitle}>{t`Shop`}</h3>
        <ShopTextField edit={edit} name="ShopName" required />
        <ShopTextField edit={edit} name="Description" rows={2} />
      </section>
      <section className={form.group}>
        <h3 className={form.groupTitle}>{t`Sender on the label`}</h3>
        <ShopTextField edit={edit} name="Address" rows={2} />
        <div className={form.pairs}>
          <ShopTextField edit={edit} name="PostalCode" inputMode="numeric" />
          <ShopTextField edit={edit} name="PhoneNumber" inputMode="tel" />
        </div>
      </section>
      <Shipping edit={edit} />
      <ShopFee edit={edit} />
      <Payment edit={edit} />
      <ShopAccounts edit={edit} />
      <Bills edit={edit} />
      {edit.base.id !== 0 && (
        <section className={form.group}>
          <Checkbox
            checked={edit.draft.Closed}
            hint={t`New orders can't choose it. Its orders stay.`}
            onChange={(closed) => edit.set('Closed', closed)}
          >
            {t`This shop is no longer used`}
          </Checkbox>
        </section>
      )}
    </fieldset>
  )
}
