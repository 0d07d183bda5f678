import { useLingui } from '@lingui/react/macro'
import type { Satang } from '../../../core/kernel/money'
import { Card } from '../../ui/card'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import { Price } from '../../ui/price'
import { Select } from '../../ui/select'
import * as css from './invoice-form.css'
import type { OpenForm } from './use-invoice-form'
import { useFormMessages } from './use-invoice-form-messages'

type Vat = 'none' | 'added' | 'included'

function VatChoice({ form }: { form: OpenForm }) {
  const { t } = useLingui()
  const { labels, errorText } = useFormMessages()
  const { vatRate, vatIncluded, shopId } = form.draft
  const shop = form.opened.shops.find(({ id }) => id === shopId)
  const mayCharge = shop?.TaxId !== ''
  const vat: Vat = vatRate === 0 ? 'none' : vatIncluded ? 'included' : 'added'
  return (
    <div data-field="vatRate">
      <Field
        label={labels.vatRate}
        error={errorText(form.errors.vatRate, 'vatRate')}
        hint={!mayCharge && t`A shop without a tax number can't charge VAT`}
      >
        <Select<Vat>
          value={vat}
          onChange={(next) => {
            form.set('vatRate', next === 'none' ? 0 : 7)
            form.set('vatIncluded', next === 'included')
          }}
          options={[
            { value: 'none', label: t`No VAT` },
            { value: 'included', label: t`7%, included in prices`, disabled: !mayCharge },
            { value: 'added', label: t`7%, added to prices`, disabled: !mayCharge },
          ]}
        />
      </Field>
    </div>
  )
}

function Sum({ name, amount, minus = false }: { name: string; amount: Satang; minus?: boolean }) {
  return (
    <div className={css.sum}>
      <dt className={css.quiet}>{name}</dt>
      <dd>
        {minus && '−'}
        <Price amount={amount} exact />
      </dd>
    </div>
  )
}

export function FormSums({ form }: { form: OpenForm }) {
  const { t } = useLingui()
  const { labels, below } = useFormMessages()
  const { draft, totals } = form
  return (
    <Card title={t`Total`}>
      <div className={css.fields}>
        <div data-field="discount">
          <Field label={labels.discount} error={below(form.errors, 'discount')} hint={t`Off the total: 50 baht or 10%`}>
            <Input value={draft.discount} autoComplete="off" onChange={(text) => form.set('discount', text)} />
          </Field>
        </div>
        <VatChoice form={form} />
        {totals && (
          <dl className={css.sums}>
            <Sum name={t`Subtotal`} amount={totals.subtotal} />
            {totals.discount > 0 && <Sum name={t`Discount`} amount={totals.discount} minus />}
            {draft.vatRate > 0 && (
              <>
                <Sum name={t`Before VAT`} amount={totals.beforeVat} />
                <Sum name={t`VAT 7%`} amount={totals.vat} />
              </>
            )}
            <div className={css.total}>
              <dt>{t`Total`}</dt>
              <dd>
                <Price amount={totals.total} exact />
              </dd>
            </div>
          </dl>
        )}
      </div>
    </Card>
  )
}

export function FormTerms({ form }: { form: OpenForm }) {
  const { t } = useLingui()
  const { labels, errorText } = useFormMessages()
  const { draft, errors } = form
  const day = (name: 'issuedDate' | 'dueDate') => (
    <div data-field={name}>
      <DateField
        label={labels[name]}
        required
        error={errorText(errors[name], name)}
        value={draft[name]}
        {...(name === 'dueDate' && draft.issuedDate !== '' && { min: draft.issuedDate })}
        disabled={form.stage === 'saving'}
        onChange={(day) => form.set(name, day)}
      />
    </div>
  )
  return (
    <Card title={t`Terms`}>
      <div className={css.fields}>
        <div className={css.days}>
          {day('issuedDate')}
          {day('dueDate')}
        </div>
        <div data-field="salesperson">
          <Field label={labels.salesperson} error={errorText(errors.salesperson, 'salesperson')}>
            <Input value={draft.salesperson} dir="auto" onChange={(text) => form.set('salesperson', text)} />
          </Field>
        </div>
        <div data-field="note">
          <Field label={labels.note} error={errorText(errors.note, 'note')}>
            <Textarea value={draft.note} rows={3} dir="auto" onChange={(text) => form.set('note', text)} />
          </Field>
        </div>
      </div>
    </Card>
  )
}
