import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names'
import * as css from './combobox.css'
import { Input, type InputProps } from './input'
import { visuallyHidden } from './visually-hidden.css'

export type ComboboxOption = { value: string; label: string }

type ComboboxProps = Omit<InputProps, 'role' | 'list' | 'onKeyDown'> & {
  /** what the text can be completed with, for the text as it is now */
  options: readonly ComboboxOption[]
  /** one was chosen; `onChange` gets its label as well */
  onPick?(option: ComboboxOption): void
  /** names the list of options */
  listLabel: string
  /** said when the options change: how many there are */
  countLabel(count: number): string
}

const wrapped = (at: number, count: number): number => (count === 0 ? -1 : (at + count) % count)

/**
 * A text that can be completed: arrows choose, Enter takes, Escape closes and then clears. Nothing is chosen until
 * somebody does, so Enter on a text of one's own leaves it as it is.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, options, onPick, listLabel, countLabel, className, ...rest } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const isOpen = isWanted && options.length > 0
  const active = isOpen ? options[at] : undefined
  const optionId = (option: ComboboxOption) => `${id}option${option.value}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const show = (next: number) => {
    setWanted(true)
    setAt(next)
  }
  const pick = (option: ComboboxOption) => {
    onChange(option.label)
    onPick?.(option)
    setWanted(false)
    setAt(-1)
  }
  /** what a key does; false leaves it to the browser */
  const act = (key: string): boolean => {
    if (key === 'ArrowDown') show(wrapped(isOpen ? at + 1 : 0, options.length))
    else if (key === 'ArrowUp') show(wrapped(isOpen && at >= 0 ? at - 1 : -1, options.length))
    else if (key === 'Enter' && active) pick(active)
    else if (key === 'Escape' && (isOpen || value !== '')) {
      if (!isOpen) onChange('')
      show(-1)
      setWanted(false)
    } else return false
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || !act(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <span className={classNames(css.frame, className)}>
      <Input
        autoComplete="off"
        {...rest}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        value={value}
        onChange={(text) => {
          onChange(text)
          show(-1)
        }}
        onKeyDown={press}
        onClick={() => setWanted(true)}
        onBlur={() => {
          setWanted(false)
          setAt(-1)
        }}
      />
      <span role="status" className={visuallyHidden}>
        {isWanted && value !== '' && countLabel(options.length)}
      </span>
      <div ref={list} id={`${id}list`} role="listbox" aria-label={listLabel} className={css.panel} hidden={!isOpen}>
        {options.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={option.value}
            id={optionId(option)}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            className={css.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            <bdi>{option.label}</bdi>
          </div>
        ))}
      </div>
    </span>
  )
}
