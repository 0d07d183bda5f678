/** An error that the user can fix; printed without a stack trace. */
export class CommandError extends Error {}
