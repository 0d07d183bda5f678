/** Focus goes to the message box, from a button of the queue that is about to go. */
export const focusMessage = (from: Element): void =>
  from.closest('section')?.parentElement?.querySelector<HTMLElement>('[data-field=fullCustomerData] textarea')?.focus()
