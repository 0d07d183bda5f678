import { messages } from 'langraan:messages/rich-text'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { i18nOf } from '../i18n/i18n'
import { useMessages } from '../i18n/use-messages'
import { useLocale } from '../runtime/use-locale'
import { classNames } from '../ui/class-names'
import { useFieldControl } from '../ui/field-control'
import { FieldError } from '../ui/field-error'
import { actions, inText } from './commands'
import { linkAt, linkTo, unlink } from './editor-links'
import { LinkField } from './link-field'
import { longest } from './paste'
import type { RichTextProps } from './rich-text'
import * as css from './rich-text.css'
import { Toolbar, type ToolName } from './toolbar'
import { useEditor } from './use-editor'

const loadedToastMessages = [messages]

function Editor({
  label,
  placeholder,
  minHeight,
  onSubmit,
  disabled = false,
  autoFocus = false,
  ...rest
}: RichTextProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { 'aria-describedby': described, 'aria-invalid': isWrong, 'aria-required': isRequired } = useFieldControl()
  const { containerRef, editor, look, isLinking, setLinking, isTooLong } = useEditor({
    ...rest,
    disabled,
    autoFocus,
    onSubmit: () => onSubmit?.(),
    attributes: {
      id,
      role: 'textbox',
      class: css.text,
      'aria-multiline': 'true',
      'aria-label': label,
      ...(placeholder && { 'aria-placeholder': placeholder, 'data-placeholder': placeholder }),
      ...(described && { 'aria-describedby': described }),
      ...(isWrong && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
    },
  })
  const close = () => {
    setLinking(false)
    editor.current?.view.focus()
  }
  const press = (name: ToolName) => {
    if (name === 'link') setLinking((now) => !now)
    else editor.current?.run(actions[name])
  }
  return (
    <div className={css.frame} part="rich-text" data-wrong={isWrong}>
      {look && !disabled && <Toolbar look={look} controls={id} isLinking={isLinking} onTool={press} />}
      {isLinking && !disabled && editor.current && (
        <LinkField
          href={linkAt(inText(editor.current.view.state))?.href ?? ''}
          onApply={(href) => {
            editor.current?.run(linkTo(href))
            close()
          }}
          onRemove={() => {
            editor.current?.run(unlink)
            close()
          }}
          onClose={close}
        />
      )}
      <div
        className={classNames(css.surface, look?.isEmpty && css.empty)}
        style={{ minBlockSize: minHeight }}
        data-rich-text=""
      >
        <div ref={containerRef} />
      </div>
      {isTooLong && (
        <div role="alert" className={css.notice}>
          <FieldError>
            {t`That's too much to paste: the limit is ${i18n.number(longest)} characters. Nothing was changed.`}
          </FieldError>
        </div>
      )}
    </div>
  )
}

export function RichTextEditor(props: RichTextProps) {
  const locale = useMessages(useLocale(), loadedToastMessages)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <Editor {...props} />
    </I18nProvider>
  )
}
