/** Which page tells which type of the framework. */
export type ApiPage =
  | {
      type: string;
      page: string;
      /** The page does not tell the type's methods yet. */
      toWrite?: true;
    }
  | {type: string; none: string};

export const apiPages: ApiPage[] = [
  {type: 'ElementActions', page: '/api/actions/elements/element-actions'},
  {type: 'IElementActions', page: '/api/actions/elements/element-actions'},
  {type: 'FingerActions', page: '/api/actions/elements/finger-actions', toWrite: true},
  {type: 'FingersActions', page: '/api/actions/elements/fingers-actions', toWrite: true},
  {type: 'ClickableActions', page: '/api/actions/elements/clickable-actions', toWrite: true},
  {type: 'TextBoxActions', page: '/api/actions/elements/textbox-actions', toWrite: true},
  {type: 'DropDownActions', page: '/api/actions/elements/drop-down-actions', toWrite: true},
  {type: 'WindowActions', page: '/api/actions/drivers/window-actions', toWrite: true},
  {type: 'DriverActions', page: '/api/actions/drivers/driver-actions', toWrite: true},
  {type: 'Locator', page: '/api/builders/locator', toWrite: true},
  {type: 'ApiResponse', page: '/api/builders/api-response', toWrite: true},
  {
    type: 'IElementActionsListener',
    page: '/api/actions/interfaces/listeners/elements/element-actions-listener',
    toWrite: true,
  },
];
