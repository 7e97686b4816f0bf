/** What everybody who looks after the agency has to know where no mail server is set. @param folder in which mails are files then. */
export const noMailServer = (folder: string): string =>
  `No mail server is set (MAIL_URL): nobody is written to, mails are files in ${folder}.`;
