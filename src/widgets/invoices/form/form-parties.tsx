import { useLingui } from '@lingui/react/macro'
import Edit from 'lucide-react/icons/pencil'
import Add from 'lucide-react/icons/user-plus'
import { noClient } from '../../../core/invoices/form/invoices.form.draft'
import type { Client } from '../../../core/invoices/invoices.invoice'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Field, FieldError } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import type { EditedClient } from './client-drawer'
import * as css from './invoice-form.css'
import type { OpenForm } from './use-invoice-form'
import { useFormMessages } from './use-invoice-form-messages'

const nameOf = ({ company, name }: Client): string => company || name

const isSame = (one: Client, other: Client): boolean => JSON.stringify(one) === JSON.stringify(other)

function ShownClient({ client }: { client: Client }) {
  const { t } = useLingui()
  const lines = [client.company === '' ? '' : client.name, client.address, client.contact, client.companyEmail]
  return (
    <div className={css.client}>
      <p className={css.strong}>
        <bdi>{nameOf(client)}</bdi>
      </p>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line} className={css.quiet}>
            <bdi>{line}</bdi>
          </p>
        ))}
      {client.taxId !== '' && (
        <p className={css.quiet}>
          {t`Tax number`} {client.taxId}
        </p>
      )}
    </div>
  )
}

type FormPartiesProps = { form: OpenForm; onClient(edited: EditedClient): void }

function FormClient({ form, onClient }: FormPartiesProps) {
  const { t } = useLingui()
  const messages = useFormMessages()
  const { client } = form.draft
  const known = form.opened.clients
  const at = known.findIndex((each) => isSame(each, client))
  const isEmpty = isSame(client, noClient)
  const error = messages.below(form.errors, 'client')
  return (
    <Card
      title={t({ message: 'Client', context: 'invoice' })}
      actions={
        <Button size="s" icon={<Add />} onClick={() => onClient({ client: noClient, isNew: true })}>
          {t`New client`}
        </Button>
      }
    >
      <div className={css.fields} data-field="client">
        <Field label={t`Choose a client`} required>
          <Select
            value={at >= 0 ? String(at) : isEmpty ? '' : 'own'}
            placeholder={t`Choose a client`}
            onChange={(chosen) => {
              const next = known[Number(chosen)]
              if (next) form.setClient(next)
            }}
            options={[
              ...known.map((each, position) => ({ value: String(position), label: nameOf(each) })),
              ...(at < 0 && !isEmpty ? [{ value: 'own', label: nameOf(client) || t`New client` }] : []),
            ]}
          />
        </Field>
        {!isEmpty && (
          <>
            <ShownClient client={client} />
            <div>
              <Button size="s" icon={<Edit />} onClick={() => onClient({ client, isNew: false })}>
                {t`Edit client`}
              </Button>
            </div>
          </>
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Card>
  )
}

function FormSeller({ form }: { form: OpenForm }) {
  const { t } = useLingui()
  const { labels, errorText } = useFormMessages()
  const { shopId, branch, service } = form.draft
  const shop = form.opened.shops.find(({ id }) => id === shopId)
  return (
    <Card title={t`Seller`}>
      <div className={css.fields}>
        <div data-field="shopId">
          <Field label={labels.shopId} error={errorText(form.errors.shopId, 'shopId')}>
            <Select
              value={shop ? String(shopId) : ''}
              placeholder={t`Choose a shop`}
              onChange={(id) => form.chooseShop(Number(id))}
              options={form.opened.shops.map(({ id, ShopName }) => ({ value: String(id), label: ShopName }))}
            />
          </Field>
        </div>
        {shop && shop.TaxId !== '' && (
          <div data-field="branch">
            <Field
              label={labels.branch}
              error={errorText(form.errors.branch, 'branch')}
              hint={t`Leave blank for the head office`}
            >
              <Input
                value={branch}
                inputMode="numeric"
                autoComplete="off"
                placeholder="00000"
                onChange={(text) => form.set('branch', text)}
              />
            </Field>
          </div>
        )}
        <div data-field="service">
          <Field
            label={labels.service}
            error={errorText(form.errors.service, 'service')}
            hint={t`Leave blank for the first item`}
          >
            <Input value={service} dir="auto" onChange={(text) => form.set('service', text)} />
          </Field>
        </div>
      </div>
    </Card>
  )
}

export function FormParties({ form, onClient }: FormPartiesProps) {
  return (
    <div className={css.pairs}>
      <FormClient form={form} onClient={onClient} />
      <FormSeller form={form} />
    </div>
  )
}
