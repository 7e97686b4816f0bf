export { fillPolicies, policyCondition, policyLabel, policyWords } from "../../core/policy/index.ts";
