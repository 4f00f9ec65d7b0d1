Feature: Login

  Scenario: A standard user sees the catalog
    When I log in as "standard_user"
    Then I see the title "Products"
