import { messages } from 'langraan:messages/orders.reply'
import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Save from 'lucide-react/icons/download'
import Picture from 'lucide-react/icons/image'
import { type ReactNode, useRef } from 'react'
import type { Locale } from '../../../core'
import type { Order } from '../../../core/orders/orders.contract'
import { shopsApp } from '../../../core/shops/app'
import { accountText, bankName } from '../../../core/shops/shops.banks'
import { languageOptions } from '../../i18n/language-options'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Textarea } from '../../ui/input'
import { priceText } from '../../ui/price-text'
import { QrCode, qrModules } from '../../ui/qr-code'
import { saveFile } from '../../ui/save-file'
import { Select } from '../../ui/select'
import { Loading, Skeleton } from '../../ui/skeleton'
import { canCopyPictures, copyPicture, copyText } from './copying'
import * as css from './order-reply.css'
import { type CodeKind, keyOfAccount, useReply } from './use-reply'

type ReplyPicture = {
  payload: string
  /** lines below the QR code: amount, shop, number */
  lines: readonly string[]
  font: string
}

const side = 600
const lineHeight = 48

/** The PromptPay QR code as a PNG, to paste into a chat. */
async function replyPicture({ payload, lines, font }: ReplyPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side + lines.length * lineHeight + lineHeight / 2
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  const { size, isDark } = qrModules(payload)
  const module = Math.floor(side / size)
  const edge = Math.floor((side - module * size) / 2)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (isDark(x, y)) pen.fillRect(edge + x * module, edge + y * module, module, module)
  pen.textAlign = 'center'
  for (const [index, line] of lines.entries()) {
    pen.font = `${index === 0 ? '700 36px' : '28px'} ${font}`
    pen.fillText(line, side / 2, side + lineHeight * (index + 0.6), side - 40)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

type OrderReplyProps = { order: Order }

function useCopied() {
  const { t } = useLingui()
  const toaster = useToaster()
  return (isCopied: boolean) =>
    toaster.show(
      isCopied
        ? { tone: 'success', id: 'reply', title: t`Copied: paste it into the chat` }
        : {
            tone: 'error',
            id: 'reply',
            title: t`Your browser blocked copying. Select the text and copy it yourself.`,
          },
    )
}

type CodeProps = { order: Order; payload: string; kind: CodeKind | undefined; shopName: string; locale: Locale }

function ReplyCode({ order, payload, kind, shopName, locale }: CodeProps) {
  const { t } = useLingui()
  const report = useCopied()
  const frame = useRef<HTMLDivElement>(null)
  const total = priceText(order.total, locale, true)
  const picture = () =>
    replyPicture({
      payload,
      lines: [total, ...(shopName === '' ? [] : [shopName]), order.OrderNumber],
      font: frame.current ? getComputedStyle(frame.current).fontFamily : 'sans-serif',
    })
  const save = async () => {
    const file = await picture()
    if (frame.current) saveFile(`${kind ?? 'promptpay'}-${order.OrderNumber}.png`, file, frame.current)
  }
  return (
    <div className={css.code} ref={frame}>
      <QrCode
        text={payload}
        label={kind === 'bill' ? t`Bill payment code for ${total}` : t`PromptPay code for ${total}`}
      />
      <div className={css.codeActions}>
        {canCopyPictures() && (
          <Button icon={<Picture />} onClick={() => void copyPicture(picture()).then(report)}>{t`Copy picture`}</Button>
        )}
        <Button icon={<Save />} onClick={() => void save()}>{t`Save picture`}</Button>
      </div>
    </div>
  )
}

type ReplyTextProps = { label: string; text: string; copyLabel: string; children?: ReactNode }

function ReplyText({ label, text, copyLabel, children }: ReplyTextProps) {
  const report = useCopied()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={css.text}>
      <Field label={label}>
        <Textarea
          ref={area}
          className={css.message}
          readOnly
          dir="auto"
          rows={Math.min(14, text.split('\n').length + 1)}
          value={text}
          onChange={() => undefined}
        />
      </Field>
      <div className={css.actions}>
        <Button look="primary" icon={<Copy />} onClick={() => void copyText(text, area.current).then(report)}>
          {copyLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}

function ReplyView({ order }: OrderReplyProps) {
  const { t } = useLingui()
  const screen = useLocale()
  const reply = useReply(order)
  const { locale, setLocale, shopName, summary, tracking, payload, lacksTarget, accounts, kinds } = reply
  return (
    <div className={css.frame}>
      <div className={css.reply}>
        <div className={css.main}>
          {tracking !== undefined && (
            <ReplyText label={t`The parcel is on its way`} text={tracking} copyLabel={t`Copy tracking number`} />
          )}
          {accounts.length > 1 && (
            <Field label={t`Account for the transfer`}>
              <Select
                value={reply.account ?? ''}
                onChange={reply.chooseAccount}
                options={accounts.map((each) => ({
                  value: keyOfAccount(each),
                  label: `${bankName(each.Bank, screen === 'th')} ${accountText(each.Number)} · ${each.Holder}`,
                }))}
              />
            </Field>
          )}
          <ReplyText label={t`Summary for the customer`} text={summary} copyLabel={t`Copy reply`}>
            <Field label={t`The customer's language`} labelHidden className={css.language}>
              <Select<Locale> value={locale} onChange={setLocale} options={languageOptions} />
            </Field>
          </ReplyText>
        </div>
        {payload !== undefined && (
          <div>
            {kinds.length > 1 && (
              <Field label={t`Payment code`} labelHidden>
                <Select<CodeKind>
                  value={reply.kind ?? ''}
                  onChange={reply.setKind}
                  options={kinds.map((value) => ({ value, label: value === 'bill' ? t`Bill payment` : 'PromptPay' }))}
                />
              </Field>
            )}
            <ReplyCode order={order} payload={payload} kind={reply.kind} shopName={shopName} locale={locale} />
          </div>
        )}
        {lacksTarget && <p className={css.hint}>{t`This shop has no PromptPay number, so there's no payment code.`}</p>}
      </div>
    </div>
  )
}

const Place = () => (
  <Loading className={css.reply}>
    <Skeleton shape="block" height={64} />
    <Skeleton shape="block" height={240} />
  </Loading>
)

export const OrderReply = defineWidget<OrderReplyProps>({
  apps: { shops: shopsApp },
  messages: [messages],
  Skeleton: Place,
  View: ReplyView,
})
