import { describeEnquiryStore } from "./enquiry-store-contract.ts";
import { createMemoryEnquiryStore } from "./memory-enquiry-store.ts";

describeEnquiryStore("in memory", async () => createMemoryEnquiryStore());
